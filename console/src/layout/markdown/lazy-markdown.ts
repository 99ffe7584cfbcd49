import { lazyPart } from '../lazy-part.ts'

/** Loaded when a page has text in Markdown. */
export const LazyMarkdownText = lazyPart(async () => ({
  default: (await import('./markdown-text.tsx')).MarkdownText,
}))

/** Loaded when somebody writes. */
export const LazyMarkdownEditor = lazyPart(async () => ({
  default: (await import('./markdown-editor.tsx')).MarkdownEditor,
}))
