import { z } from 'zod'
import { event } from '../event.ts'
import { snippetId } from '../ids.ts'
import { snippetContent } from './snippet-content.ts'

/** Staff wrote a snippet, or changed it: each such event is a version. */
export const snippetWritten = event('snippet-written', {
  snippetId,
  ...snippetContent.shape,
  writtenAt: z.iso.datetime(),
})
export type SnippetWritten = z.infer<typeof snippetWritten>
