import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { noticeFilter } from './notice-fields.ts'
import { noticeRow } from './notice-row.ts'
import { noticeSorts } from './notices-resource.ts'

/** The notices and news of the company for their editors, those that begin last first by default. */
export const listNotices = call({
  name: 'list-notices',
  path: '/private/notice/list',
  effect: 'read',
  access: staff('notices.read'),
  input: pageRequest.extend({
    ...noticeFilter.shape,
    sort: z.enum(noticeSorts).default('from'),
    order: z.enum(['ASC', 'DESC']).default('DESC'),
  }),
  output: page(noticeRow),
  errors: [],
})
