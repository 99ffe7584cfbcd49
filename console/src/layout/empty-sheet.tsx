import type { ReactNode } from 'react'

/** What stands where there is nothing to show: four empty pads, and what is said of it. */
export const EmptySheet = ({ role, children }: { readonly role?: 'alert'; readonly children: ReactNode }) => (
  <section className="sheet empty" role={role}>
    <span className="empty-pads" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
    {children}
  </section>
)
