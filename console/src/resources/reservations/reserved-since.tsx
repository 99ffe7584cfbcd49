import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** How old a reservation is, and when it was made. */
export const ReservedSince = ({ at }: { at: string | null }) => {
  const text = useText()
  const format = useFormat()
  if (at === null) return <>{text('resources.reservations.unknown')}</>
  return (
    <>
      <span className="figure nowrap">{format.duration(Math.max(0, Date.now() - Date.parse(at)))}</span>
      <br />
      <span className="small nowrap">{format.moment(at)}</span>
    </>
  )
}
