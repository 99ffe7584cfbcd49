import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { summaryFigures } from './summary-figures.ts'

/** The summary above the streams. Problems have a colour and a text. */
export const OperationsSummary = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const format = useFormat()
  return (
    <ul className="overview-facts">
      {summaryFigures(services, text, format).map(({ id, tone, figure, label }) => (
        <li key={id} className={tone}>
          <b>{figure}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
