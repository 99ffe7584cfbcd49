import { maxCallOffs, maxRounds, piecesLeft, type RequestedQuotation } from './quotation.ts'

type Commandable = Pick<RequestedQuotation, 'status' | 'lines' | 'callOffs' | 'rounds'>

/** An answer that was not accepted in time can be asked about again. */
export const mayRequestAgain = ({ status }: Pick<Commandable, 'status'>): boolean =>
  status === 'answered' || status === 'expired'

export const mayDecline = ({ status }: Pick<Commandable, 'status'>): boolean =>
  status === 'requested' || status === 'answered'

/** A second answer may correct a first one, as long as it is not accepted. */
export const mayAnswer = ({ status }: Pick<Commandable, 'status'>): boolean =>
  status === 'requested' || status === 'answered'

const isOpen = (quotation: Commandable): boolean =>
  quotation.status === 'accepted' &&
  quotation.callOffs.length < maxCallOffs &&
  quotation.lines.some(({ productId }) => piecesLeft(quotation, productId) > 0)

const allowedOf = <Command extends string>(rules: Readonly<Record<Command, boolean>>): Command[] =>
  (Object.keys(rules) as Command[]).filter((command) => rules[command])

/** The commands that a quotation's buyer may give now. */
export const quotationCommandsOfBuyer = (quotation: Commandable) =>
  allowedOf({
    'accept-quotation': quotation.status === 'answered',
    'request-quotation-again': mayRequestAgain(quotation) && quotation.rounds < maxRounds,
    'decline-quotation': mayDecline(quotation),
    'call-off-quotation': isOpen(quotation),
  })

/** The commands that staff may give now, the permissions of their role apart. */
export const quotationCommandsOfStaff = (quotation: Commandable) =>
  allowedOf({ 'answer-quotation': mayAnswer(quotation) && quotation.rounds < maxRounds })
