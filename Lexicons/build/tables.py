"""Reads the tables written by hand: tab-separated, `#` starts a comment line."""


def rows(path, columns):
    """Yields the cells of each line, padded to `columns`; more cells than that are an error."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if not line.strip() or line.startswith("#"):
                continue
            cells = line.split("\t")
            if len(cells) > columns:
                raise ValueError(f"{path}:{number}: {len(cells)} cells, at most {columns} expected")
            yield [cell.strip() for cell in cells] + [""] * (columns - len(cells))
