@echo off
rem Serves the course. For phones in the same network: add --host 0.0.0.0
setlocal
set "here=%~dp0"
if exist "%here%node\win-x64\node.exe" (
  "%here%node\win-x64\node.exe" "%here%server\serve.mjs" %*
  goto end
)
where node >nul 2>nul && (
  node "%here%server\serve.mjs" %*
  goto end
)
where py >nul 2>nul && (
  py -3 "%here%server\serve.py" %*
  goto end
)
echo Neither Node nor Python 3 was found. Install one of them, or ask for a folder packed with --node.
:end
pause
