import { adminRoute } from '@pinline/chassis/http/admin-route'
import { handbookResource } from '@pinline/contracts/notification/handbook/handbook-resource'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookProjection } from '../read-models/handbook/handbook.projection.ts'
import { findHandbookPage, findHandbookPages } from '../read-models/handbook/handbook.query.ts'

/** The staff's handbook in the console. */
export const handbookResourceRoute = ({ platform }: NotificationDeps) =>
  adminRoute(
    handbookResource,
    {
      list: (request) => findHandbookPages(platform, request),
      one: (id) => findHandbookPage(platform, id),
    },
    { waitsFor: [handbookProjection] },
  )
