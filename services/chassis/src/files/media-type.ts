import { fileTypeFromFile } from 'file-type'

/** What the field calls differently from the library that tells by content. */
const names: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/m4a',
  'audio/mp4': 'audio/m4a',
  'video/x-m4v': 'video/mp4',
}

/** The media type that a file's own bytes show, whatever it is called; undefined where they show none. */
export const mediaTypeOf = async (path: string): Promise<string | undefined> => {
  const found = await fileTypeFromFile(path)
  return found === undefined ? undefined : (names[found.mime] ?? found.mime)
}
