"""The language server with a client that people use: pygls, by way of pytest-lsp.

    python3 -m pip install -r Tests/Editor/requirements.txt
    COPYDESK=.build/debug/copydesk python3 -m pytest Tests/Editor

Skipped where the client is not installed.
"""

import asyncio
import os
import pathlib

import pytest

pytest_lsp = pytest.importorskip("pytest_lsp")
from lsprotocol import types  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("COPYDESK", ".build/debug/copydesk"))
if not os.access(PROGRAM, os.X_OK):
    pytest.skip(f"{PROGRAM} is not built", allow_module_level=True)

CONFIG = pytest_lsp.ClientServerConfig(server_command=[PROGRAM, "lsp"])


@pytest_lsp.fixture(config=CONFIG, params=["visual_studio_code", "neovim"])
async def client(request, lsp_client: pytest_lsp.LanguageClient, tmp_path_factory):
    """A client with the abilities that an editor says it has, and an empty folder."""
    folder = tmp_path_factory.mktemp("app")
    lsp_client.folder = folder

    @lsp_client.feature("client/registerCapability")
    def register(params: types.RegistrationParams):
        assert [one.method for one in params.registrations] == ["workspace/didChangeWatchedFiles"]

    response = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="app")],
        )
    )
    lsp_client.answer = response
    yield
    await lsp_client.shutdown_session()


def open_text(client, path: pathlib.Path, text: str) -> str:
    uri = path.as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=uri, language_id="strings", version=1, text=text))
    )
    return uri


async def diagnostics(client, uri: str, wanted, seconds: float = 20):
    """The diagnostics of a document, once they are as `wanted`."""
    for _ in range(int(seconds / 0.05)):
        found = client.diagnostics.get(uri)
        if found is not None and wanted(found):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"diagnostics stayed {client.diagnostics.get(uri)}")


@pytest.mark.asyncio
async def test_capabilities(client):
    sync = client.answer.capabilities.text_document_sync
    assert sync.change == types.TextDocumentSyncKind.Incremental and sync.open_close
    assert client.answer.capabilities.hover_provider
    assert client.answer.server_info.name == "copydesk"


@pytest.mark.asyncio
async def test_findings_follow_the_typing(client):
    uri = open_text(client, client.folder / "a.strings", '"a" = "Uploading...";\n')
    found = await diagnostics(client, uri, lambda all: len(all) == 1)
    assert found[0].code == "typo-ellipsis"
    assert found[0].range.start == types.Position(0, 16)
    start, end = types.Position(0, 16), types.Position(0, 19)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            content_changes=[types.TextDocumentContentChangePartial(range=types.Range(start, end), text="…")],
        )
    )
    await diagnostics(client, uri, lambda all: not all)


@pytest.mark.asyncio
async def test_hover_tells_why(client):
    uri = open_text(client, client.folder / "b.strings", '/* Button */\n"b" = "Try again";\n')
    await diagnostics(client, uri, len)
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=types.TextDocumentIdentifier(uri), position=types.Position(1, 9))
    )
    assert "Source:" in hover.contents.value and "points" in hover.contents.value


@pytest.mark.asyncio
async def test_actions_mend_the_text(client):
    text = '/* Label */\n"c" = "Uploading...";\n'
    uri = open_text(client, client.folder / "c.strings", text)
    found = await diagnostics(client, uri, len)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri), range=found[0].range,
            context=types.CodeActionContext(diagnostics=list(found)),
        )
    )
    assert [action.is_preferred for action in actions][0]
    assert apply(text, actions[0].edit, uri) == '/* Label */\n"c" = "Uploading…";\n'
    stet = next(action for action in actions if "stet" in action.title)
    assert apply(text, stet.edit, uri) == '/* Label stet: typo-ellipsis -- */\n"c" = "Uploading...";\n'
    fixes = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri), range=types.Range(types.Position(0, 0), types.Position(0, 0)),
            context=types.CodeActionContext(diagnostics=[], only=["source.fixAll"]),
        )
    )
    assert apply(text, fixes[0].edit, uri) == '/* Label */\n"c" = "Uploading…";\n'


def apply(text: str, edit: types.WorkspaceEdit, uri: str) -> str:
    """`text`, which is ASCII but for what edits put in, after the edits of one document."""
    edits = edit.changes[uri] if edit.changes else edit.document_changes[0].edits
    lines = text.splitlines(keepends=True)

    def offset(position):
        return sum(map(len, lines[: position.line])) + position.character

    for one in sorted(edits, key=lambda one: offset(one.range.start), reverse=True):
        text = text[: offset(one.range.start)] + one.new_text + text[offset(one.range.end) :]
    return text


@pytest.mark.asyncio
async def test_configuration_is_read_again(client):
    settings = client.folder / ".copydesk.yml"
    uri = open_text(client, client.folder / "d.strings", '"d" = "Uploading...";\n')
    await diagnostics(client, uri, len)
    settings.write_text("rules:\n  typo-ellipsis: off\n", encoding="utf-8")
    client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(settings.as_uri(), types.FileChangeType.Created)])
    )
    await diagnostics(client, uri, lambda all: not all)
    settings.unlink()
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings={}))
    await diagnostics(client, uri, len)


@pytest.mark.asyncio
async def test_cancelled_requests_are_answered(client):
    """A large document keeps the server at work while requests come and are taken back."""
    text = "".join(f'"k{number}" = "Uploading...";\n' for number in range(20_000))
    uri = open_text(client, client.folder / "e.strings", text)
    hovers = [
        asyncio.ensure_future(
            client.text_document_hover_async(
                types.HoverParams(text_document=types.TextDocumentIdentifier(uri), position=types.Position(0, 9))
            )
        )
        for _ in range(20)
    ]
    for hover in hovers[5:]:
        hover.cancel()
    for hover in hovers[:5]:
        assert "typo-ellipsis" in (await asyncio.wait_for(hover, 60)).contents.value.replace("\\", "")
    assert len(await diagnostics(client, uri, len, seconds=60)) == 20_000
