import { pageGroup } from '@pinline/events/catalogue/content-details'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contentRow } from './content-shown.ts'

/**
 * The items of one group in their order: pages of a group, troubleshooting (help, the default), news, blog, certificates and
 * patents, or resources; the first 200.
 */
export const listCategoryPages = call({
  name: 'list-category-pages',
  path: '/page/category-pages',
  effect: 'read',
  access: open,
  input: z.object({
    category: z
      .enum([...pageGroup.options, 'troubleshooting', 'news', 'blog', 'certificates'])
      .default('troubleshooting'),
  }),
  output: z.array(contentRow),
  errors: [],
})
