import { useText } from '../messages/use-text.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A page that is on its way: dashed outline and pale pads where its rows will be. */
export const PageSkeleton = () => {
  const text = useText()
  return (
    <section className="sheet skeleton" role="status" aria-label={text('shell.loading')}>
      {rows.map((row) => (
        <i key={row} />
      ))}
    </section>
  )
}
