@echo off
rem The commands of this host: lamplight doctor, lamplight backup, lamplight help
chcp 65001 >nul
if "%~1"=="" (
  "%~dp0node\bin\node.exe" "%~dp0app\run.mjs" help
) else (
  "%~dp0node\bin\node.exe" "%~dp0app\run.mjs" %*
)
