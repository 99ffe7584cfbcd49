import type { FileRow } from '@pinline/contracts/catalogue/file/file-row'
import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import { fileId } from '@pinline/events/ids'
import { useGetMany } from 'react-admin'
import { idsIn, type NamesById } from './document-lines.ts'
import { useListedParts } from './editor/use-parts.ts'

/**
 * Names of the files and numbers of the parts that documents show; what is gone or may not be seen is left out.
 * @param otherFiles ids of files beside those of the documents
 */
export const useNamesInDocuments = (
  documents: readonly (ContentDocument | null | undefined)[],
  otherFiles: readonly string[] = [],
): NamesById => {
  const ids = idsIn(documents)
  const fileIds = [...new Set([...ids.files, ...otherFiles])].flatMap((id) => fileId.safeParse(id).data ?? [])
  const { data: files = [] } = useGetMany<FileRow>('files', { ids: fileIds }, { retry: false })
  const { data: parts = [] } = useListedParts(ids.parts)
  return new Map<string, string>([
    ...files.map(({ id, name }) => [id, name] as const),
    ...parts.map(({ id, model }) => [id, model] as const),
  ])
}
