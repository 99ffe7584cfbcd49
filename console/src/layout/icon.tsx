const paths = {
  menu: 'M2 4.5h14M2 9h14M2 13.5h14',
  search: 'M12.5 7.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM11.5 11.5 16 16',
  bell: 'M4 13V8a5 5 0 0 1 10 0v5l1.2 1H2.8zM7.5 16.2h3',
  globe: 'M15.7 9A6.7 6.7 0 1 1 2.3 9a6.7 6.7 0 0 1 13.4 0zM2.3 9h13.4M9 2.3c4 4 4 9.4 0 13.4M9 2.3c-4 4-4 9.4 0 13.4',
  down: 'm4.5 7 4.5 4.5L13.5 7',
  close: 'm4 4 10 10M14 4 4 14',
  more: 'M4 9h.1M9 9h.1M14 9h.1',
  warning: 'M9 2.5 16.3 15.5H1.7zM9 7.5v4M9 13.2v.3',
  up: 'M9 15V3.5M4 8.5l5-5 5 5',
  home: 'M2.5 8.5 9 3l6.5 5.5M4.5 7.5V15h9V7.5',
  orders: 'M4 2.5h10v13H4zM6.5 6h5M6.5 9h5M6.5 12h3',
  products: 'M2 5h14v7H2zM5 12v3M9 12v3M13 12v3',
  stock: 'M2.5 6 9 2.5 15.5 6v6.500L9 15.500 2.500 12.500zM2.500 6 9 9.500 15.500 6M9 9.500v6',
  'to-dos': 'M3 5l1.500 1.500L7 4M3 12l1.500 1.500L7 11M9.500 5.500H15M9.500 12.500H15',
  operations: 'M2 5h14M2 9h14M2 13h14M6 3.500v3M11 7.500v3M4.500 11.500v3',
  system: 'M3 3h5v5H3zM10 3h5v5h-5zM3 10h5v5H3zM10 10h5v5h-5z',
  directory: 'M2.500 4.500h5l1.500 2h6.500V14h-13z',
  page: 'M4.500 2.500h6l3 3v10h-9z',
  columns: 'M2.500 3.500h13v11h-13zM7 3.500v11M11.500 3.500v11',
  settings: 'M3 5h7M13 5h2M3 13h2M8 13h7M10 3.200v3.600M5 11.200v3.600',
  copy: 'M6 6h9v9H6zM3 12V3h9',
  narrow: 'M11.500 4.500 7 9l4.500 4.500',
} as const

export type IconName = keyof typeof paths

export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name)

/** A line icon of the look, 18 px, in the colour of the text. Decoration: what it means is said beside it. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg className="icon" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
    <path d={paths[name]} strokeWidth={name === 'more' ? 2.5 : undefined} />
  </svg>
)
