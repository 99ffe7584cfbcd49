import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { languageTag, localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'
import type { Place } from './breadcrumb-json-ld.ts'
import { blocksOf, plainText } from './document/document-context.ts'

type Thing = Readonly<Record<string, unknown>>
const context = 'https://schema.org'

/** The pages that a list leads to, in its order. */
export const itemListJsonLd = (items: readonly Place[], { origin, language }: AppContext): Thing => ({
  '@context': context,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + encodeURI(localisedPath(language, path)),
  })),
})

/** The questions of a page with their answers; nothing if it has none. */
export const faqJsonLd = ({ body }: Pick<ContentDetail, 'body'>): Thing[] => {
  const questions = blocksOf(body?.content ?? []).flatMap((block) => (block.type === 'faq' ? [block] : []))
  if (questions.length === 0) return []
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ attrs, content }) => ({
        '@type': 'Question',
        name: attrs.question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
      })),
    },
  ]
}

/** A news item or an article of the blog. */
export const articleJsonLd = (view: ContentDetail, { origin, language, i18n }: AppContext): Thing[] => {
  const { details } = view
  if (details.kind !== 'news' && details.kind !== 'blog') return []
  const url = origin + encodeURI(localisedPath(language, view.path ?? ''))
  const [part] = view.parts
  const image = view.picture?.url ?? (part && `/share/part.png?id=${part.id}&lang=${view.language}`)
  return [
    {
      '@context': context,
      '@type': details.kind === 'news' ? 'NewsArticle' : 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      headline: view.title,
      description: view.lead,
      inLanguage: languageTag(view.language),
      datePublished: details.date,
      dateModified: view.updatedAt,
      author: { '@type': 'Organization', name: details.author },
      publisher: { '@type': 'Organization', name: i18n.t('shell:shopName'), url: origin },
      ...(image ? { image: origin + image } : {}),
    },
  ]
}
