import type { Platform } from '@pinline/chassis/service'
import {
  mondayOf,
  type ResponseKind,
  type ResponseTimesOfKind,
  responseKind,
} from '@pinline/contracts/notification/to-do/list-response-times'
import { type Responses, responseFiguresOf } from './response-figures.ts'
import { responseTimesProjection } from './response-times.projection.ts'

const weekMs = 604_800_000

const weeksBetween = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / weekMs + 1 }, (_, place) =>
    new Date(Date.parse(first) + place * weekMs).toISOString().slice(0, 10),
  )

type Found = Responses & { readonly _id: { readonly kind: ResponseKind; readonly week: string } }
interface Waiting {
  readonly _id: ResponseKind
  readonly count: number
  readonly since: string
}

/** Responses by kind and week; a document a group, so that none grows beyond what a week has. */
const respondedIn = (platform: Platform, first: string, last: string): Promise<Found[]> => {
  const inRange = { $match: { 'responses.week': { $gte: first, $lte: last } } }
  return platform
    .view(responseTimesProjection)
    .aggregate<Found>([
      inRange,
      { $unwind: '$responses' },
      inRange,
      {
        $group: {
          _id: { kind: '$kind', week: '$responses.week' },
          seconds: { $push: '$responses.seconds' },
          late: { $sum: { $cond: ['$responses.late', 1, 0] } },
        },
      },
    ])
    .toArray()
}

const waitingNow = (platform: Platform): Promise<Waiting[]> =>
  platform
    .view(responseTimesProjection)
    .aggregate<Waiting>([
      { $match: { waitingSince: { $type: 'string' } } },
      { $group: { _id: '$kind', count: { $sum: 1 }, since: { $min: '$waitingSince' } } },
    ])
    .toArray()

/** Every kind, also without responses, in the order of the contract. */
export const queryResponseTimes = async (
  platform: Platform,
  days: { readonly from: string; readonly to: string },
): Promise<ResponseTimesOfKind[]> => {
  const [first, last] = [mondayOf(days.from), mondayOf(days.to)]
  const [found, waiting] = await Promise.all([respondedIn(platform, first, last), waitingNow(platform)])
  const weeks = weeksBetween(first, last)
  return responseKind.options.map((kind) => {
    const ofKind = found.filter(({ _id }) => _id.kind === kind)
    const open = waiting.find(({ _id }) => _id === kind)
    return {
      kind,
      ...responseFiguresOf(ofKind),
      waiting: open?.count ?? 0,
      waitingSince: open?.since ?? null,
      weeks: weeks.map((week) => ({ week, ...responseFiguresOf(ofKind.filter(({ _id }) => _id.week === week)) })),
    }
  })
}
