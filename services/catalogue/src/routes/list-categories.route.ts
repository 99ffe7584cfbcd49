import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { listCategories } from '../contract/list-categories.ts'
import { categoryGroups, categoryTitle } from '../naming/category-titles.ts'

export const listCategoriesRoute = ({ live }: CatalogueParts) =>
  route(listCategories, async (_, { language }) =>
    answer(
      categoryGroups.map((group) => {
        const children = group.categories.map((slug) => ({
          id: slug,
          slug,
          meta_title: categoryTitle(slug, language),
          count: live.index.countIn(slug),
          lead: '',
          image: null,
          attributes: [],
          children: [],
        }))
        const count = children.reduce((sum, child) => sum + child.count, 0)
        const title = group.title[language]
        return {
          id: group.id,
          slug: group.id,
          meta_title: title,
          count,
          lead: '',
          image: null,
          attributes: [],
          children,
        }
      }),
    ),
  )
