import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listContentAddresses } from '@pinline/contracts/catalogue/content/list-content-addresses'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { formerPath } from '../content/content-path.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

const isPage = (path: string): boolean => !path.includes('#')

export const listContentAddressesRoute = ({ content }: CatalogueDeps) =>
  route(
    listContentAddresses,
    async (_, { positions }) => {
      await content.catchUp(positions)
      const items = content.all().filter(({ path }) => path !== null && isPage(path))
      return result({
        list: items.map(({ id, kind, path, updatedAt, languages }) => ({
          ...{ id, kind, path: path ?? '', updatedAt, languages: [...languages] },
        })),
        moved: items.flatMap(({ details, slug, slugs, path }) =>
          slugs
            .filter((one) => one !== slug)
            .flatMap((one) => {
              const from = formerPath(details, one)
              return from === null || from === path ? [] : [{ from, to: path ?? '' }]
            }),
        ),
        gone: [...content.withdrawn].flatMap(({ kind, slugs }) => slugs.flatMap((slug) => gonePath(kind, slug))),
      })
    },
    { waitsFor: [contentProjection] },
  )

const gonePath = (kind: string, slug: string): readonly string[] => {
  if (kind === 'news') return [`/news/detail?id=${slug}`]
  if (kind === 'blog') return [`/intro/blog/${slug}`]
  if (kind === 'solution') return [`/solution/${slug}`]
  return kind === 'page' ? [`/intro/${slug}`] : []
}
