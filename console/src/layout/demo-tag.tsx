import { isDemoAccount } from '@pinline/events/ids'
import { useText } from '../messages/use-text.ts'

/** Says of an account, or of what belongs to it, that it is demo data; nothing for others. */
export const DemoTag = ({ id }: { id: string }) => {
  const text = useText()
  return isDemoAccount(id) ? (
    <span className="tag" title={text('shell.demo_data')}>
      {text('shell.demo')}
    </span>
  ) : null
}
