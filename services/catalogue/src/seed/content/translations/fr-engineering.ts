import { card, figures, h2, h3, info, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const whyGo = text(
  'Pourquoi nous choisir',
  'Ce que vous pouvez vérifier avant de commander, et ce à quoi nous nous engageons ensuite.',
  figures(
    ['1–3 jours ouvrés', 'de traitement des commandes payées'],
    ['3–7 jours ouvrés', 'en express dans le monde entier'],
    ['30 jours', 'de validité des devis'],
    ['12 mois', 'de préavis avant un arrêt de production'],
  ),
  h2('Des plans que l’on peut mesurer'),
  p(
    'Une photo montre qu’une pièce est blanche. Un plan montre qu’elle est trop large de 0,5 mm. Tous les articles d’une liste sont dessinés à la même échelle sous une règle, si bien qu’un mauvais encombrement se remarque avant l’achat. La page de l’article donne l’empreinte PCB avec chaque pastille, imprimable en 1:1 et téléchargeable en SVG ou DXF.',
  ),
  someParts('xh4', 'microFit4', 'kk4', 'vh4'),
  h2('Des prix sans coup de téléphone'),
  p(
    'Chaque article affiche ses prix dégressifs et ce que vous économisez au palier suivant. Les prix sont les mêmes pour tous. S’il vous faut plus que le palier le plus élevé, envoyez la liste en demande de devis : vous recevez des prix avec délais, dans votre devise, valables 30 jours, et commandez sur cette base en une ou plusieurs livraisons.',
  ),
  h2('Un stock qui existe vraiment'),
  p(
    'Passer commande réserve le stock aussitôt ; une commande qui ne peut pas être servie est refusée avec la liste des articles manquants, au lieu d’être acceptée puis annulée. Les réapprovisionnements prévus sont affichés avec leur date. Un article fabriqué sur commande est signalé comme tel.',
  ),
  h2('Votre nomenclature telle qu’elle est'),
  p(
    'Collez une liste issue d’un e-mail, d’un tableur ou de votre logiciel de CAO dans la [commande rapide](/quick-order). Les en-têtes sont reconnus, les tirets et les points des références ne comptent pas, et les références mal saisies sont rapprochées de l’article le plus proche, que vous confirmez.',
  ),
  h2('Point par point'),
  table(
    ['Question', 'Où trouver la réponse'],
    ['Convient-il à ma carte ?', 'Empreinte PCB sur la page de l’article, impression 1:1, DXF'],
    ['Tient-il dans mon boîtier ?', 'Encombrement avec dimensions du corps et hauteur totale si elle est indiquée'],
    ['Avec quoi s’accouple-t-il ?', 'Article complémentaire sur la page de l’article, si le fabricant l’indique'],
    ['Quels autres articles ont la même empreinte ?', 'Équivalents d’autres fabricants'],
    ['Quand sera-t-il livré ?', 'Dates de livraison par mode d’expédition, d’après stock, délai et transport'],
    ['Et en cas d’arrêt de production ?', 'Statut du cycle de vie et remplacement recommandé'],
  ),
  h2('Après la commande'),
  ul(
    'Chaque statut a son heure : confirmée, en préparation, en cours de contrôle, expédiée, terminée',
    'Facture, bordereau de colisage et devis en PDF, avec votre numéro de bon de commande',
    'Retours, remplacements et réparations se demandent sur la commande ; vous suivez chaque étape dans votre compte',
    'Votre chargé de clientèle répond les jours ouvrés : [contact](page:customer-manager)',
  ),
)

const manufacturingCenter = text(
  'Fabrication',
  'Comment sont faits les contacts, les boîtiers et les pièces sur mesure, et le temps qu’il faut.',
  figures(
    ['2–4 semaines', 'production standard'],
    ['6–12 semaines', 'pièces sur mesure, après validation des échantillons'],
    ['0,5–7,62 mm', 'plage de pas de l’outillage'],
  ),
  h2('Du feuillard au contact'),
  p(
    'Les contacts sont découpés dans un feuillard d’alliage de cuivre sur des outils à suivre. La bande reste d’un seul tenant pendant le lavage et le placage, si bien que chaque contact peut être rattaché à sa bobine. Avant l’assemblage, une caméra vérifie la largeur de lame et l’ouverture du ressort ; un contact hors tolérance arrête la presse.',
  ),
  table(
    ['Alliage', 'Emploi', 'Raison'],
    ['Bronze phosphoreux', 'Contacts de signal jusqu’à 3 A', 'Bonne élasticité, bonne soudabilité, prix modéré'],
    [
      'Laiton',
      'Barrettes mâles, corps de borniers',
      'Facile à décolleter et à découper là où l’élasticité est inutile',
    ],
    [
      'Cuivre-nickel-silicium',
      'Contacts de puissance à partir de 5 A',
      'Garde sa force de ressort à 105 °C et au-delà',
    ],
    ['Cuivre au béryllium', 'Douilles haute fiabilité', 'La plus grande force de ressort dans le plus petit volume'],
  ),
  h2('Placage'),
  ul(
    '**Étain sur nickel** pour les connecteurs fil à carte et les borniers accouplés quelques dizaines de fois',
    '**Or sélectif sur nickel** sur la seule zone de contact, étain sur la broche à souder',
    '**Dorure intégrale** pour les articles haute fiabilité et les contacts qui commutent moins de 100 mA',
  ),
  p('N’accouplez pas or et étain : la paire se corrode. Voir [Dépannage](page:troubleshooting).'),
  h2('Boîtiers'),
  p(
    'Les boîtiers sont moulés en PBT, PA66 ou LCP chargés de fibre de verre, tous UL 94 V-0. Le LCP supporte la refusion et remplit les parois minces : il sert aux articles CMS à pas fin ; le PBT et le PA66 servent là où un verrou doit fléchir. Les boîtiers sont mesurés par rapport au plan que vous voyez dans la boutique.',
  ),
  h2('Assemblage'),
  ol(
    'Les contacts sont insérés à la presse dans le boîtier et leur force de rétention est contrôlée par prélèvement',
    'La coplanarité des broches est vérifiée : 0,10 mm au plus pour les articles CMS',
    'Polarité, détrompage et marquage sont lus par une caméra',
    'Les pièces sont conditionnées en bande et bobine, tube, plateau ou sachet, comme l’indique la page de l’article',
  ),
  h2('Pièces sur mesure'),
  p('Ce que nous modifions le plus souvent, et l’effet sur l’outillage et le délai :'),
  table(
    ['Modification', 'Outillage', 'Délai'],
    ['Positions non garnies, autre placage, autre couleur', 'aucun', '6 semaines'],
    ['Autre détrompage, marquage imprimé, autre broche à souder', 'insert', '8 semaines'],
    ['Nouveau boîtier', 'moule', '12 semaines, après validation des échantillons'],
  ),
  p(
    'Envoyez un plan ou une page d’article annotée par le [formulaire de contact](page:contact), objet « Pièce sur mesure ». Vous recevez un devis avec les dates des échantillons. Une fois la production commencée, les pièces sur mesure ne peuvent plus être annulées ni retournées, sauf en cas de défaut.',
  ),
  card('gmstba10'),
  info('Le centre de fabrication appartient à la société fictive de cette démonstration.'),
)

const researchCenter = text(
  'Espace développeurs',
  'Empreintes, plans et guides pour les concepteurs de cartes.',
  h2('Sur chaque page d’article'),
  table(
    ['Contenu', 'Format', 'Usage'],
    ['Empreinte PCB cotée', 'sur la page, SVG, DXF', 'vérifier une empreinte, l’importer comme esquisse'],
    ['Encombrement', 'sur la page, SVG, DXF', 'placer l’article, découper une face avant'],
    ['Impression 1:1', 'papier, A4', 'y poser la pièce réelle'],
    ['Tableau des pastilles', 'sur la page, mm ou pouce', 'saisir une empreinte à la main, vérifier une pastille'],
    ['Fiche technique', 'lien vers le fabricant', 'tout ce qui n’est pas une cote de la carte'],
  ),
  p(
    'Origine et axes : l’origine est celle de l’empreinte, en général la broche 1 ; x vers la droite, y vers le bas, vue côté composants. La broche 1 a un contour gras. Les trous sont indiqués par le diamètre de perçage et la taille de la pastille.',
  ),
  card('mezzanine40'),
  h2('Vérifier une empreinte en cinq minutes'),
  p(
    'Imprimez la page de l’article en 1:1, mesurez l’échelle graphique au pied à coulisse, posez la pièce sur le papier et comparez la broche 1, le détrompage et les pions. Le guide ci-dessous explique chaque étape, avec les erreurs habituelles.',
  ),
  h2('Rechercher dans la langue des cartes'),
  ul(
    '`2x10 1,27 droit CMS` trouve deux rangées de dix, pas de 1,27 mm, sorties droites, montage en surface',
    '`43045 0400`, `430450400` et `43045-0400` trouvent le même article',
    '`mini usb`, `rj45 led` et `ffc 0,5` trouvent par usage et par caractéristique',
  ),
  h2('D’où viennent les dimensions'),
  p(
    'Les empreintes sont celles de la bibliothèque KiCad (CC BY-SA 4.0), corrigées là où la bibliothèque et les fabricants ne comptent pas la même chose. La fiche technique du fabricant fait foi : vérifiez-la avant de commander des cartes.',
  ),
  info(
    'Vos propres programmes utilisent notre API HTTP avec une clé d’accès, décrite sous `/api/docs`. KiCad lit nos articles comme bibliothèque HTTP.',
  ),
)

const troubleshooting = text(
  'Dépannage',
  'Les défauts courants des connecteurs, dans l’ordre où les vérifier.',
  h2('Il ne s’accouple pas'),
  ol(
    'Comparez le pas sur autant de contacts que possible : au bout de huit contacts, 2,50 et 2,54 mm diffèrent déjà de 0,28 mm',
    'Comparez le détrompage : beaucoup de séries ont des versions qui ne diffèrent que par une nervure',
    'Comparez l’écart entre rangées s’il y en a deux',
    'Comparez le genre des contacts : les broches sont dans l’embase pour certaines séries, dans le boîtier du câble pour d’autres',
  ),
  table(
    ['Se ressemblent', 'Se distinguent par'],
    ['2,50 mm (XH) et 2,54 mm (barrettes mâles)', 'la distance sur dix contacts : 22,5 ou 22,86 mm'],
    ['1,25 mm (GH) et 1,25 mm (PicoBlade)', 'la hauteur et le verrou'],
    ['3,81 et 3,96 mm', 'la distance sur cinq contacts : 15,24 ou 15,84 mm'],
    ['Borniers de 5,00 et 5,08 mm', 'la distance sur onze contacts : 50,0 ou 50,8 mm'],
  ),
  tip(
    'Mesurez du bord gauche du premier contact au bord gauche du dernier, et divisez par le nombre de contacts moins un.',
  ),
  h2('Il ne correspond pas à la carte'),
  ul(
    'Le plan est une vue côté composants. Une empreinte dessinée par-dessous est en miroir',
    'La broche 1 a un contour gras sur nos plans, et souvent une pastille carrée sur la carte',
    'Imprimez l’empreinte en 1:1 et vérifiez d’abord l’échelle graphique : beaucoup d’imprimantes réduisent pour ajuster à la page',
    'Trous : le diamètre du plan est celui du trou fini, après métallisation',
  ),
  h2('Mauvais contact'),
  h3('Dès le premier jour'),
  ul(
    'Fil serti sur son isolant : tirez dessus, il sort',
    'Contact mal engagé : le déclic manque, et l’on peut le repousser par l’avant',
    'Flux dans la zone de contact d’un article soudé sur carte : arrive quand les cartes sont lavées debout',
  ),
  h3('Après des mois'),
  ul(
    'Or accouplé à l’étain : l’étain bouge sous les vibrations et s’oxyde (fretting)',
    'Contact surchargé : boîtier bruni autour d’une position ; vérifiez le déclassement au [centre d’essais](page:testCenter)',
    'Ressort détendu par la chaleur : force d’extraction inférieure à la moitié de la valeur à neuf',
  ),
  h2('Il casse à la soudure'),
  warning(
    'Les boîtiers en PA66 et en PBT ramollissent au-dessus de 230 °C. Ne les passez pas au four à refusion ; ils sont faits pour la soudure à la vague ou à la main.',
  ),
  ul(
    'Cloques dans le boîtier : humidité. Étuvez à 125 °C pendant 24 heures, ou prenez des pièces d’un sachet scellé',
    'Broches non mouillées : pièces de plus de deux ans, ou pâte trop froide sur les grandes pastilles',
    'Pièce soulevée d’un côté : pastilles inégales ; comparez avec l’empreinte de la page de l’article',
  ),
  h2('Cela ne fonctionne toujours pas'),
  p(
    'Faites une demande de SAV sur la commande si vous avez acheté l’article ici, ou écrivez par le [formulaire de contact](page:contact) avec une photo des deux faces. Voir aussi les [questions fréquentes](page:faq).',
  ),
)

/** What is checked, made and drawn, and what to do about faults, in French. */
export const frenchEngineering: Translations = {
  'page whyGo': whyGo,
  'page manufacturingCenter': manufacturingCenter,
  'page researchCenter': researchCenter,
  'page troubleshooting': troubleshooting,
}
