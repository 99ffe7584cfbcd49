import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { changeNoticePublished } from '@pinline/events/notification/change-notice-published'
import type { z } from 'zod'
import { mailChangeNoticeName } from '../change-notices/mail-change-notice-name.ts'

/** Has the job woken that addresses the buyers. */
export const mailChangeNoticeWhenPublished = (platform: Platform): AnyReaction =>
  defineReaction<z.infer<typeof changeNoticePublished>>({
    name: 'mail-change-notice-when-published',
    subscribesTo: {
      service: 'notification',
      types: ['change-notice-published'],
      eventSchema: changeNoticePublished,
    },
    react: async ({ event }) => {
      platform.wake(mailChangeNoticeName, event.data.changeNoticeId, platform.clock.now())
    },
  })
