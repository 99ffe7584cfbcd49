import { useText } from '../messages/use-text.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A loading page: dashed outline and pale pads in the place of its rows. */
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
