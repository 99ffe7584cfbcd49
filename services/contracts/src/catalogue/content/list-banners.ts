import { bannerPlace } from '@pinline/events/catalogue/content-details'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contentRow } from './content-shown.ts'

/** Banners of a place that are shown now. */
export const listBanners = call({
  name: 'list-banners',
  path: '/banners/list',
  effect: 'read',
  access: open,
  input: z.object({ place: bannerPlace.default('home') }),
  output: z.array(contentRow),
  errors: [],
})
