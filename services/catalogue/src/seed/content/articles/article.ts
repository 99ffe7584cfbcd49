import type { ContentText } from '@pinline/events/catalogue/content-text'
import type { SeedContent } from '../seed-content.ts'

interface Texts {
  readonly en: ContentText
  readonly zh_cn: ContentText
}

const details = (date: string, tags: readonly string[], author: string) => ({
  picture: null,
  author,
  tags: [...tags],
  date,
})

/** A news item of a day, `yyyy-mm-dd`. */
export const news = (slug: string, date: string, tags: readonly string[], texts: Texts): SeedContent => ({
  slug,
  details: { kind: 'news', ...details(date, tags, 'Meridian Connect') },
  texts,
})

/** An article of the blog. */
export const blog = (slug: string, date: string, tags: readonly string[], texts: Texts): SeedContent => ({
  slug,
  details: { kind: 'blog', ...details(date, tags, 'Meridian Connect, application engineering') },
  texts,
})
