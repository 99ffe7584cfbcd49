import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { FileDocument } from '../files/file-document.ts'
import { filesNamed } from './body-references.ts'
import { draftedContent } from './drafted-content.ts'
import { openPreviewToken } from './preview-link.ts'

/** A file that published content uses, or the draft that a token opens; undefined for all others. */
export const fileOfContent = async (
  deps: Pick<CatalogueDeps, 'platform' | 'content' | 'files'>,
  { id, token }: { readonly id: string; readonly token?: string | undefined },
): Promise<FileDocument | undefined> => {
  const published = deps.content.file(id)
  if (published !== undefined || token === undefined) return published
  const opened = openPreviewToken(deps.platform, token)
  const draft = opened === undefined ? undefined : await draftedContent(deps, opened.id)
  if (draft === undefined || !filesNamed(draft).includes(id)) return undefined
  return await deps.files.find(id)
}
