import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contentDetail, contentRow } from './content-shown.ts'

/** The page of the developer and resource centre, and all resources. */
export const getDeveloperCenter = call({
  name: 'get-developer-center',
  path: '/page/developer-center',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.object({ page: contentDetail.nullable(), resources: z.array(contentRow) }),
  errors: [],
})
