import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'

export const sampleContentId = contentId.parse('c-0123456789abcdef')
export const author = 's-0000000001'
export const reader = 's-0000000002'

const documentOf = (...texts: readonly string[]): ContentDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
export const textOf = (title: string, ...paragraphs: readonly string[]): ContentText => ({
  title,
  lead: '',
  body: documentOf(...paragraphs),
})

export const newsDetails: ContentDetailsOf<'news'> = {
  kind: 'news',
  picture: null,
  author: 'Pinline',
  tags: [],
  date: '2026-11-20',
}

const of = { contentId: sampleContentId, by: author }
export const created: ContentEvent = {
  type: 'content-created',
  data: { ...of, kind: 'news', slug: 'test-bench', details: newsDetails },
}
export const english = textOf('A new test bench', 'It measures at four wires.')
export const englishSet: ContentEvent = { type: 'content-text-set', data: { ...of, language: 'en', text: english } }
export const requested: ContentEvent = { type: 'content-review-requested', data: of }
export const publishedAt = '2026-11-21T08:00:00.000Z'
export const published: ContentEvent = {
  type: 'content-published',
  data: { contentId: sampleContentId, publishedAt, by: reader },
}
export const scheduled: ContentEvent = {
  type: 'content-scheduled',
  data: { contentId: sampleContentId, publishAt: '2026-12-01T08:00:00.000Z', by: reader },
}
export const archived: ContentEvent = { type: 'content-archived', data: of }
