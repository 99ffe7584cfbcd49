import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import type { PageHead } from '../../app/page-head.ts'
import type { AppContext } from '../../app/router-context.ts'
import { articleJsonLd, breadcrumbJsonLd, faqJsonLd, type Place } from './content-json-ld.ts'

/** The head of a page of content; `above` are the pages on the way to it. */
export const contentHead = (context: AppContext, view: ContentDetail, above: readonly Place[] = []): PageHead => ({
  path: view.path ?? '',
  title: view.metaTitle || view.title,
  description: view.metaDescription || view.lead,
  languages: view.languages,
  shownIn: view.language,
  ...(view.picture && { image: view.picture }),
  jsonLd: [
    breadcrumbJsonLd([...above, { name: view.title, path: view.path ?? '' }], context),
    ...faqJsonLd(view),
    ...articleJsonLd(view, context),
  ],
})
