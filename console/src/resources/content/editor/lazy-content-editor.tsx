import { Suspense } from 'react'
import { lazyPart } from '../../../layout/lazy-part.ts'
import { PageSkeleton } from '../../../layout/page-skeleton.tsx'
import type { ContentEditorProps } from './content-editor.tsx'

const ContentEditor = lazyPart(async () => ({ default: (await import('./content-editor.tsx')).ContentEditor }))

/** The editor, loaded when it is first shown: its library is larger than the rest of a page. */
export const LazyContentEditor = (props: ContentEditorProps) => (
  <Suspense fallback={<PageSkeleton />}>
    <ContentEditor {...props} />
  </Suspense>
)
