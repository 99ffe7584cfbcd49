import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listHandbookSections } from '@pinline/contracts/notification/handbook/list-handbook-sections'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookProjection } from '../read-models/handbook/handbook.projection.ts'
import { findHandbookSections } from '../read-models/handbook/handbook.query.ts'

export const listHandbookSectionsRoute = ({ platform }: NotificationDeps) =>
  route(listHandbookSections, async () => result({ list: await findHandbookSections(platform) }), {
    waitsFor: [handbookProjection],
  })
