/** The text of a notice: an empty line ends a paragraph, a line feed a line. */
export const NoticeParagraphs = ({ text }: { text: string }) => (
  <div className="notice-paragraphs">
    {text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <p key={place}>{paragraph}</p>
      ))}
  </div>
)
