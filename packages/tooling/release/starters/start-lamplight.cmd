@echo off
rem Starts Lamplight. Everything that it needs is in this folder. Ctrl-C stops it.
chcp 65001 >nul
title Lamplight
"%~dp0node\bin\node.exe" "%~dp0app\run.mjs"
