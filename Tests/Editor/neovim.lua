-- The language server in Neovim’s own client, without a screen:
--   COPYDESK=.build/debug/copydesk nvim --headless -u NONE -i NONE -c "luafile Tests/Editor/neovim.lua"
-- Ends with status 0 when diagnostics came, followed a change, and an action mended the text.
local program = vim.fn.fnamemodify(os.getenv("COPYDESK") or ".build/debug/copydesk", ":p")
local folder = vim.fn.tempname()
vim.fn.mkdir(folder .. "/en.lproj", "p")
local path = folder .. "/en.lproj/Localizable.strings"
vim.fn.writefile({ "/* Button */", '"retry" = "Try again";', '"busy" = "Uploading...";' }, path)

local function fail(text)
  io.stderr:write("neovim.lua: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 50) then
    fail(what .. " did not come: " .. vim.inspect(vim.diagnostic.get(0)))
  end
end

vim.cmd("edit " .. vim.fn.fnameescape(path))
local client = vim.lsp.start_client({ name = "copydesk", cmd = { program, "lsp" }, root_dir = folder })
if not client then fail("the server did not start") end
vim.lsp.buf_attach_client(0, client)

wait("diagnostics", function() return #vim.diagnostic.get(0) == 2 end)
for _, one in ipairs(vim.diagnostic.get(0)) do
  io.stdout:write(string.format("%d:%d %s %s\n", one.lnum + 1, one.col + 1, one.code or one.user_data.lsp.code, one.message))
end

-- A letter typed before the second string moves its diagnostic.
vim.api.nvim_buf_set_lines(0, 0, 0, false, { "// 𝒜 remark", "" })
wait("a diagnostic on line 5", function()
  for _, one in ipairs(vim.diagnostic.get(0)) do if one.lnum == 4 then return true end end
  return false
end)

local params = {
  textDocument = vim.lsp.util.make_text_document_params(0),
  range = { start = { line = 4, character = 20 }, ["end"] = { line = 4, character = 20 } },
  context = { diagnostics = {}, only = { "quickfix" } },
}
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 20000)
local actions = answers and answers[client] and answers[client].result or {}
if not actions[1] then fail("no action came: " .. vim.inspect(answers)) end
io.stdout:write(actions[1].title .. "\n")
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
if vim.api.nvim_buf_get_lines(0, 4, 5, false)[1] ~= '"busy" = "Uploading…";' then
  fail("the text is " .. vim.inspect(vim.api.nvim_buf_get_lines(0, 0, -1, false)))
end
wait("the end of that diagnostic", function() return #vim.diagnostic.get(0) == 1 end)

local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", {
  textDocument = params.textDocument, position = { line = 3, character = 13 },
}, 20000)
io.stdout:write(hover[client].result.contents.value .. "\n")
vim.lsp.stop_client(client)
wait("the end of the server", function() return not vim.lsp.get_client_by_id(client) or vim.lsp.get_client_by_id(client).is_stopped() end)
vim.cmd("qall!")
