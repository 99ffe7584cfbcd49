import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type ChangeNoticeId, changeNoticeId, productId } from '@pinline/events/ids'
import { type ChangeNoticeCommand, changeNoticeDecider } from '../domain/change-notice/change-notice-decider.ts'
import { demoUuid } from './demo-uuid.ts'

const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'notification-start',
  causationId: 'notification-start',
}

const demoId = (reference: string): ChangeNoticeId => changeNoticeId.parse(demoUuid(`demo-change-notice ${reference}`))

const part = (id: string, manufacturer: string, model: string) => ({
  productId: productId.parse(id),
  model,
  manufacturer,
})

/** Days from the first start. */
const demoChangeNotices = [
  {
    kind: 'product-change',
    reference: 'DEMO-PCN-118',
    parts: [part('p-42da50096895f1b8', 'Molex', '43045-1000'), part('p-933cc1d7553351d3', 'Molex', '43045-1200')],
    days: { announcedOn: 0, effectiveOn: 120, lastOrderOn: null, lastShipmentOn: null },
    texts: {
      en: 'Demonstration: the housing resin moves to a second source. Form, fit and function stay the same.',
      zh_cn: '演示：外壳树脂将增加第二供应来源，外形、配合和功能不变。',
    },
    isPublished: true,
  },
  {
    kind: 'end-of-life',
    reference: 'DEMO-PDN-042',
    parts: [part('p-328d4cea810c3af8', 'JST', 'S2B-PH-K')],
    days: { announcedOn: 0, effectiveOn: null, lastOrderOn: 400, lastShipmentOn: 580 },
    texts: {},
    isPublished: true,
  },
  {
    kind: 'last-time-buy',
    reference: 'DEMO-LTB-007',
    parts: [part('p-606090bf803954ca', 'JST', 'B4B-XH-A')],
    days: { announcedOn: 0, effectiveOn: null, lastOrderOn: 60, lastShipmentOn: 150 },
    texts: {},
    isPublished: false,
  },
] as const

/** Makes change notices of the demonstration at the first start; two are published. */
export const makeDemoChangeNotices = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now()
  const dayAfter = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const dateAfter = (days: number | null): string | null => (days === null ? null : dayAfter(days))
  for (const { kind, reference, parts, days, texts, isPublished } of demoChangeNotices) {
    const id = demoId(reference)
    const { version } = await loadStream(platform, changeNoticeDecider, id)
    if (version > 0) continue
    const at = now.toISOString()
    const commands: ChangeNoticeCommand[] = [
      {
        type: 'create-change-notice',
        changeNoticeId: id,
        kind,
        reference,
        texts,
        parts: [...parts],
        announcedOn: dayAfter(days.announcedOn),
        effectiveOn: dateAfter(days.effectiveOn),
        lastOrderOn: dateAfter(days.lastOrderOn),
        lastShipmentOn: dateAfter(days.lastShipmentOn),
        attachmentUrl: null,
        writtenAt: at,
      },
    ]
    if (isPublished) commands.push({ type: 'publish-change-notice', now: at })
    for (const command of commands) {
      const done = await handleCommand(platform, changeNoticeDecider, { streamId: id, command, context })
      // Another instance may have been faster.
      if (isRejection(done) && done.code !== 'version-conflict')
        throw new Error(`a demo change notice was refused: ${done.code}`)
    }
  }
}
