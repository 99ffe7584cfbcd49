import type { AfterSaleReplacement, SubmittedAfterSale } from './after-sale.ts'
import { mayBecome } from './after-sale-transitions.ts'

/** Bounds what one request can hold; more than a long correspondence needs. */
export const maxAfterSaleMessages = 100
/** Files of a request and its messages together. */
export const maxAfterSaleFiles = 25

/** The parts of a request's state that say what may be commanded; a row of the view has them as well. */
type CommandableAfterSale = Pick<SubmittedAfterSale, 'status' | 'kind' | 'returnRequired' | 'refund'> & {
  readonly replacement: Pick<AfterSaleReplacement, 'state'> | null
}

/** Whether a decided refund or replacement is under way or done: nothing else can then be decided. */
const isEndDecided = ({ refund, replacement }: CommandableAfterSale): boolean =>
  (refund !== null && refund.state !== 'refused') ||
  (replacement !== null && replacement.state !== 'refused' && replacement.state !== 'withdrawn')

/** Pieces that have to come back are inspected before money or other pieces are sent. */
const isInspected = ({ status, returnRequired }: CommandableAfterSale): boolean =>
  status === 'received' || (status === 'approved' && returnRequired === false)

export const mayWithdraw = (request: CommandableAfterSale): boolean =>
  mayBecome(request.status, 'cancelled') && !isEndDecided(request)

export const mayWrite = ({ status }: CommandableAfterSale): boolean => status !== 'closed' && status !== 'cancelled'

export const mayReject = (request: CommandableAfterSale): boolean =>
  mayBecome(request.status, 'rejected') && !isEndDecided(request)

export const mayReceive = (request: CommandableAfterSale): boolean =>
  mayBecome(request.status, 'received') && request.returnRequired === true

/** Whatever was asked for, staff may find that money is the better answer. */
export const mayRefund = (request: CommandableAfterSale): boolean => isInspected(request) && !isEndDecided(request)

export const mayReplace = (request: CommandableAfterSale): boolean => isInspected(request) && !isEndDecided(request)

/** Pieces that are set aside, or that no stock has, may be sent, or their replacement withdrawn. */
export const mayShipReplacement = ({ status, replacement }: CommandableAfterSale): boolean =>
  mayBecome(status, 'replaced') && replacement?.state === 'reserved'

/** A request that has ended is nobody's work. */
export const mayAssign = ({ status }: Pick<CommandableAfterSale, 'status'>): boolean =>
  status !== 'closed' && status !== 'cancelled' && status !== 'rejected'

const allowedOf = <Command extends string>(rules: Readonly<Record<Command, boolean>>): Command[] =>
  (Object.keys(rules) as Command[]).filter((command) => rules[command])

/** The commands that a request's buyer may give now. */
export const afterSaleCommandsOfBuyer = (request: CommandableAfterSale) =>
  allowedOf({ 'cancel-after-sale': mayWithdraw(request), 'add-after-sale-message': mayWrite(request) })

/** The commands that staff may give now, the permissions of their role apart. */
export const afterSaleCommandsOfStaff = (request: CommandableAfterSale) =>
  allowedOf({
    'approve-after-sale': mayBecome(request.status, 'approved'),
    'reject-after-sale': mayReject(request),
    'receive-after-sale': mayReceive(request),
    'refund-after-sale': mayRefund(request),
    'replace-after-sale': mayReplace(request),
    'ship-replacement': mayShipReplacement(request),
    'withdraw-replacement': mayShipReplacement(request),
    'close-after-sale': mayBecome(request.status, 'closed'),
    'answer-after-sale': mayWrite(request),
    'assign-after-sale': mayAssign(request),
  })
