import type { ContentDetails, ContentKind } from '@pinline/events/catalogue/content-details'

/** Details of a new item; `today` is the calendar date of whoever creates it. */
export const newDetails = (kind: ContentKind, slug: string, today: string): ContentDetails => {
  switch (kind) {
    case 'page':
      return { kind, path: `/intro/${slug}`, group: 'company', picture: null, orderNum: 100 }
    case 'news':
    case 'blog':
      return { kind, picture: null, author: '', tags: [], date: today }
    case 'solution':
      return {
        kind,
        picture: null,
        solutionCategory: 'industry',
        categoryIds: [],
        query: '',
        productIds: [],
        orderNum: 100,
      }
    case 'certificate':
    case 'patent':
      return { kind, number: '', issuer: '', issuedOn: today, validUntil: null, fileId: null, orderNum: 100 }
    case 'resource':
      return {
        kind,
        resourceKind: 'guide',
        fileId: null,
        url: null,
        version: '',
        languageOfFile: '',
        productIds: [],
        categoryIds: [],
        orderNum: 100,
      }
    case 'banner':
      return {
        kind,
        place: 'home',
        link: null,
        pictures: { wide: null, narrow: null },
        from: null,
        until: null,
        orderNum: 100,
      }
    case 'seo':
      return { kind, route: '/' }
    case 'hot-keyword':
      return { kind, orderNum: 100 }
    case 'menu':
      return { kind, place: 'footer', group: 'company', link: { kind: 'route', target: '/index' }, orderNum: 100 }
    default:
      return kind satisfies never
  }
}

/** Details after a change of the slug: the path of a page ends in it. */
export const withSlug = (details: ContentDetails, before: string, slug: string): ContentDetails =>
  details.kind === 'page' && details.path.endsWith(`/${before}`)
    ? { ...details, path: `${details.path.slice(0, -before.length)}${slug}` }
    : details

/** A slug of a title: its Latin letters and digits, or `item` with the day where it has none. */
export const slugOfTitle = (title: string, today: string): string => {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? `item-${today}` : slug
}
