/** The flag of a currency; the shop serves it. */
export const FlagPicture = ({ image }: { readonly image: string }) => (
  <img className="currency-flag" src={image} alt="" width={24} height={16} />
)
