import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import { type ReactNode, useMemo } from 'react'
import { Blocks } from './document-blocks.tsx'
import { DocumentContext, type DocumentSources, documentLookup } from './document-context.ts'
import { reportUnknown } from './report-unknown.ts'

/** Properties of {@link DocumentBody}. */
export interface DocumentBodyProps {
  readonly body: ContentDocument
  readonly sources: DocumentSources
  /** Called for each block and mark that is left out; by default it is logged once a type. */
  readonly onUnknown?: (type: string) => void
}

/** A written text. It is drawn from its own nodes alone: nothing in it is taken as HTML, style or script. */
export function DocumentBody({ body, sources, onUnknown = reportUnknown }: DocumentBodyProps): ReactNode {
  const lookup = useMemo(() => documentLookup(body, sources, onUnknown), [body, sources, onUnknown])
  return (
    <DocumentContext value={lookup}>
      <Blocks blocks={body.content} />
    </DocumentContext>
  )
}
