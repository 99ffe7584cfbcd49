/** Media types that the detection library names differently. */
const names: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/m4a',
  'audio/mp4': 'audio/m4a',
  'video/x-m4v': 'video/mp4',
}

/** The media type that a file's bytes show, whatever its name; undefined if unknown. */
export const mediaTypeOf = async (path: string): Promise<string | undefined> => {
  // Loaded with the first file.
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  return found === undefined ? undefined : (names[found.mime] ?? found.mime)
}
