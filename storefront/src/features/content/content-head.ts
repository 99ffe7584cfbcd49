import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import type { PageHead } from '../../app/page-head.ts'
import type { AppContext } from '../../app/router-context.ts'
import { breadcrumbJsonLd, type Place } from './breadcrumb-json-ld.ts'
import { articleJsonLd, faqJsonLd } from './content-json-ld.ts'

/** Its own picture, cut around its focus; else the drawing of the first part that it names. */
const sharedAs = ({ picture, parts, details, title, language }: ContentDetail): Pick<PageHead, 'image' | 'kind'> => {
  const isArticle = details.kind === 'news' || details.kind === 'blog'
  const [part] = parts
  const image =
    picture === null
      ? part && { url: `/share/part.png?id=${part.id}&lang=${language}`, alt: part.name }
      : {
          url: `/share/picture.png?id=${picture.fileId}&x=${Math.round(picture.focusX)}&y=${Math.round(picture.focusY)}`,
          alt: picture.alt || title,
        }
  return { ...(image && { image }), ...(isArticle && { kind: 'article' }) }
}

/** The head of a page of content; `above` are the pages on the way to it. */
export const contentHead = (context: AppContext, view: ContentDetail, above: readonly Place[] = []): PageHead => ({
  path: view.path ?? '',
  title: view.metaTitle || view.title,
  description: view.metaDescription || view.lead,
  languages: view.languages,
  shownIn: view.language,
  ...sharedAs(view),
  jsonLd: [
    breadcrumbJsonLd([...above, { name: view.title, path: view.path ?? '' }], context),
    ...faqJsonLd(view),
    ...articleJsonLd(view, context),
  ],
})
