import { z } from 'zod'
import { snippetArchived } from './snippet-archived.ts'
import { snippetReopened } from './snippet-reopened.ts'
import { snippetWritten } from './snippet-written.ts'

/** Every event of a snippet. The stream's id is the snippet's. */
export const snippetEvent = z.discriminatedUnion('type', [snippetWritten, snippetArchived, snippetReopened])
export type SnippetEvent = z.infer<typeof snippetEvent>

export const snippetStreamType = 'snippet'
