import { card, foundParts, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

/** News in French. */
export const frenchNews: Translations = {
  'news micro-fit-in-stock': text(
    'Embases Micro-Fit en 127 versions',
    'De deux à 24 contacts, droites et coudées, traversantes et CMS, à partir d’une pièce.',
    p(
      'La série au pas de 3,00 mm est devenue le choix habituel pour le 12 et le 24 V à l’intérieur des appareils : elle se verrouille, elle porte de la puissance, et elle occupe moitié moins de place que les anciennes séries de puissance. Notre catalogue compte désormais 127 embases.',
    ),
    table(
      ['Version', 'Montage', 'Convient'],
      ['Coudée, avec pion', 'traversant', 'au bord de la carte, traction sur le câble'],
      ['Droite', 'traversant', 'au milieu de la carte'],
      ['Droite, avec pattes à souder', 'en surface (CMS)', 'aux cartes tout en refusion'],
    ),
    someParts('microFit2', 'microFit4', 'microFitSmd'),
    p('Toutes avec stock et prix dégressifs : [connecteurs fil à carte](category:wire-to-board).'),
  ),
  'news terminal-blocks-630-v': text(
    'Borniers débrochables pour 630 V',
    'Les versions GMSTB au pas de 7,50 et 7,62 mm sont en stock, de 2 à 12 pôles.',
    p(
      'Les variateurs et onduleurs raccordés au réseau 400 V freinent jusqu’à 750 V CC. Au pas de 5,08 mm, il faut pour cela une fente dans la carte ; au pas de 7,62 mm, non.',
    ),
    card('gmstba10'),
    foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
    p(
      'Comment le pas découle de la tension et du degré de pollution : [variateurs de vitesse](solution:motor-drives).',
    ),
  ),
  'news usb-c-through-hole-tabs': text(
    'Des embases USB Type-C qui restent sur la carte',
    'Versions à pattes traversantes métallisées, pour les appareils qui tombent.',
    p(
      'Une embase fixée par ses seules pastilles de surface arrache le cuivre dès 30 à 40 N. Quatre pattes traversantes portent cette valeur à plus de 100 N. Les plans montrent les pattes sous forme de trous oblongs, avec leur diamètre de perçage.',
    ),
    card('usbC'),
    ul(
      'Vérifiez sur le plan le décalage par rapport au bord de la carte',
      'Les trous oblongs sont fraisés et métallisés : demandez à votre fabricant de circuits imprimés sa valeur minimale',
    ),
    p('Pour d’autres petits appareils : [appareils portables](solution:handheld-devices).'),
  ),
  'news high-reliability-stock': text(
    'Les séries haute fiabilité partent désormais du stock',
    'Gecko, L-Tek et M20 : 94 connecteurs pour chocs, vibrations et sel.',
    p(
      'Jusqu’ici, ces séries étaient commandées au fabricant, avec un délai de plusieurs mois. Les nombres de contacts les plus demandés sont maintenant en stock ; la page de l’article indique lesquels.',
    ),
    h2('Quelle série pour quel usage'),
    table(
      ['Série', 'Pas', 'Verrouillage'],
      ['Gecko', '1,25 mm', 'verrou ou vis'],
      ['L-Tek', '2,00 mm', 'verrou, décharge de traction'],
      ['M20', '2,54 mm', 'par friction'],
    ),
    someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
  ),
  'news quick-order-reads-your-list': text(
    'La commande rapide lit la liste que vous avez déjà',
    'Excel, CSV ou texte d’un e-mail : les en-têtes sont reconnus, les références mal saisies rapprochées.',
    p(
      'Personne n’aime ressaisir une nomenclature. La [commande rapide](/quick-order) la prend telle quelle : références, quantités et repères peuvent se trouver dans n’importe quelle colonne, et les lignes au-dessus des en-têtes n’ont pas d’importance.',
    ),
    h2('Comment procéder'),
    ol(
      'Collez la liste ou importez le fichier',
      'Vérifiez comment chaque colonne a été lue ; corrigez si nécessaire',
      'Confirmez les lignes trouvées par ressemblance',
      'Ajoutez le tout au panier, ou demandez un devis pour la liste',
    ),
    table(
      ['Accepté', 'Limite'],
      ['Texte', '1 Mo'],
      ['Excel (.xlsx)', '5 Mo, 20 000 lignes par feuille'],
      ['Colonnes', 'référence, quantité, repère, fabricant, désignation'],
    ),
    p(
      'Votre navigateur retient la façon dont vous avez fait lire une liste : la révision suivante ne demande aucune correction.',
    ),
  ),
  'news after-sales-in-your-account': text(
    'Le SAV passe dans votre compte',
    'Demander, suivre, répondre : retours, échanges, remplacements et réparations, article par article.',
    p(
      'Au lieu d’écrire un e-mail, ouvrez la commande livrée, choisissez l’article et décrivez le problème. Vous voyez chaque étape et pouvez répondre dans la demande.',
    ),
    ul(
      'Des photos et un PDF peuvent être joints',
      'Le bon de retour s’imprime depuis la demande',
      'Les remplacements sont expédiés comme colis de la même commande',
      'Les remboursements reviennent sur le mode de paiement',
    ),
    p('Ce qui peut être retourné est décrit dans les [conditions de retour](page:returnPolicy).'),
  ),
  'news shipping-dates-at-checkout': text(
    'Une date de livraison pour chaque mode d’expédition',
    'Au moment de commander, vous voyez quand la commande arrivera, en économique, en standard ou en express.',
    p(
      'Un nombre de jours ouvrés se prête mal à la planification. La boutique compte désormais pour vous : stock ou délai de l’article le plus lent, traitement, durée du transport et week-ends de votre pays.',
    ),
    table(
      ['Mode', 'Transport', 'Frais de port'],
      ['Économique', '15–45 jours ouvrés', 'les plus bas'],
      ['Standard', '7–20 jours ouvrés', 'selon la zone et le poids'],
      ['Express', '3–7 jours ouvrés', 'selon la zone et le poids'],
    ),
    p(
      'Si un seul article est long à venir, pensez à commander le reste séparément. Détails : [conditions de livraison](page:shippingPolicy).',
    ),
  ),
  'news documents-as-pdf': text(
    'Factures, bordereaux de colisage et devis en PDF',
    'Avec votre numéro de bon de commande, votre société et votre numéro fiscal, prêts pour votre comptabilité.',
    ul(
      'Facture : avec des données structurées, lisibles par les logiciels de comptabilité',
      'Bordereau de colisage : contenu de chaque colis, avec les lots',
      'Facture commerciale pour la douane : code SH, origine, poids',
      'Devis : prix dégressifs, délais et validité',
    ),
    p(
      'Saisissez une seule fois la société et le numéro fiscal dans votre compte, et le numéro de bon de commande au moment de commander.',
    ),
    info('Dans cette démonstration, les documents sont marqués comme tels et n’ont aucune valeur juridique.'),
  ),
}
