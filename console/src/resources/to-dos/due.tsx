import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** When a to-do is due, relative to now; overdue ones say so. */
export const Due = ({ at }: { at: string }) => {
  const text = useText()
  const format = useFormat()
  const left = Date.parse(at) - Date.now()
  return (
    <time dateTime={at} title={format.moment(at)} className={left < 0 ? 'late' : undefined}>
      {text(left < 0 ? 'resources.to-dos.overdue' : 'resources.to-dos.due_in', {
        time: format.duration(Math.abs(left)),
      })}
    </time>
  )
}
