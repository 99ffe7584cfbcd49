import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ContentSide } from './content.ts'

/** Bytes of the texts of one item in all languages: what a restored version writes has to fit into one commit. */
const maxTextsBytes = 300 * 1024

const pathErrors = ({ details }: ContentSide, slug: string): Readonly<Record<string, string>> =>
  details.kind === 'page' && details.path.split('/').at(-1) !== slug ? { 'details.path': 'path-format' } : {}

/** What is wrong with a draft before it is stored. */
export const draftErrors = (draft: ContentSide, slug: string): Rejection | undefined => {
  const errors = pathErrors(draft, slug)
  if (Object.keys(errors).length > 0) return rejection('invalid-input', { errors })
  const bytes = new TextEncoder().encode(JSON.stringify(draft.texts)).length
  return bytes > maxTextsBytes ? rejection('content-too-large', { data: { bytes, most: maxTextsBytes } }) : undefined
}
