/** Saves a file under the name that the server gave it. */
export function saveFile({ file, name }: { file: Blob; name: string | undefined }, otherwise: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name ?? otherwise
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
