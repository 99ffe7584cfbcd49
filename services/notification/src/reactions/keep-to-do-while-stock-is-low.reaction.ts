import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { businessDaysAfter } from '@pinline/events/business-days'
import { stockFellLow } from '@pinline/events/catalogue/stock-fell-low'
import { stockRecovered } from '@pinline/events/catalogue/stock-recovered'
import { z } from 'zod'
import { type RestockToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const lowEvent = z.discriminatedUnion('type', [stockFellLow, stockRecovered])
type LowEvent = z.infer<typeof lowEvent>

const restockDays = 1

const commandOf = ({ type, data }: LowEvent, toDoId: string, at: string): RestockToDoCommand =>
  type === 'stock-recovered'
    ? { type: 'close-restock-to-do', closedBy: type, closedAt: at }
    : {
        type: 'open-restock-to-do',
        toDoId,
        recordId: data.productId,
        model: data.model,
        openedAt: at,
        dueAt: businessDaysAfter(at, restockDays),
      }

/** A part is work from the moment it falls to its reorder level until it is above it again. One to-do a part. */
export const keepToDoWhileStockIsLow = (platform: Platform): AnyReaction =>
  defineReaction<LowEvent>({
    name: 'keep-to-do-while-stock-is-low',
    subscribesTo: {
      service: 'catalogue',
      types: lowEvent.options.map((option) => option.shape.type.value),
      eventSchema: lowEvent,
    },
    react: async ({ event, recordedAt }, context) => {
      const toDoId = `restock-${event.data.productId}`
      const command = commandOf(event, toDoId, recordedAt)
      await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
