/** Hands a text, or bytes, to the browser as a file to keep. Works over plain http too. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this turn: only then may its address go.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
