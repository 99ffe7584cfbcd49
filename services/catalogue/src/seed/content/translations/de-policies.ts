import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const shippingPolicy = text(
  'Versandbedingungen',
  'Wie lange Bearbeitung und Versand dauern, was der Versand kostet und wann die Sendungsverfolgung erscheint.',
  figures(
    ['1–3 Arbeitstage', 'Bearbeitung'],
    ['15–45 Arbeitstage', 'Sparversand'],
    ['7–20 Arbeitstage', 'Standardversand'],
    ['3–7 Arbeitstage', 'Expressversand'],
  ),
  h2('Bearbeitung'),
  p(
    'Bezahlte Bestellungen werden innerhalb von 1 bis 3 Arbeitstagen kommissioniert, geprüft und verpackt. Bei Artikeln, die nicht auf Lager sind, kommt die Lieferzeit hinzu, bei Auftragsfertigung die Fertigungszeit: 2 bis 4 Wochen für Standardartikel, 6 bis 12 Wochen für Sonderanfertigungen.',
  ),
  h2('Versandarten'),
  table(
    ['Versandart', 'Laufzeit', 'Geeignet für'],
    ['Sparversand', '15–45 Arbeitstage', 'kleine Sendungen ohne festen Termin'],
    ['Standardversand', '7–20 Arbeitstage', 'übliche Bestellungen'],
    ['Expressversand', '3–7 Arbeitstage', 'Leiterplatten, die auf ein Teil warten'],
  ),
  p(
    'Bevor Sie bestellen, sehen Sie für Ihre Adresse und das Gewicht die Versandkosten jeder Versandart und die voraussichtlichen Liefertermine. Maßgeblich sind die Arbeitstage des Bestimmungslandes.',
  ),
  h2('Mehrere Pakete'),
  p(
    'Werden Artikel an verschiedenen Tagen versandt, nennt die Bestellseite zu jedem Paket Inhalt, Paketdienst und Sendungsnummer. Die Versandkosten zahlen Sie nur einmal, es sei denn, Sie haben in einem Angebot mehrere Lieferungen gewählt oder lassen Lagerware vor der Auftragsfertigung versenden. Dann hat jedes Paket eigene Versandkosten, die Sie vor der Bestellung sehen. Genügt am Ende ein Paket, erstatten wir die Differenz.',
  ),
  h2('Sendungsverfolgung'),
  p(
    'Die Sendungsverfolgung erscheint 24 bis 48 Stunden nach dem Versand in der Bestellung und auf der Seite [Sendungsverfolgung](page:orderTracking).',
  ),
  h2('Zölle und Steuern'),
  p(
    'Zölle und Steuern des Bestimmungslandes sind in unseren Preisen nicht enthalten und bei der Lieferung zu zahlen, sofern Ihr Angebot nichts anderes besagt. Die Handelsrechnung für den Zoll nennt Zolltarifnummer, Ursprung und Gewicht jedes Artikels und liegt dem Paket bei.',
  ),
  h2('Adresse ändern'),
  p(
    'Bis zum Beginn der Vorbereitung können Sie Adresse und Versandart auf der Bestellseite ändern; danach, solange noch kein Paket versandt ist, über Ihren Kundenbetreuer. Sinken die Versandkosten, wird die Differenz erstattet; würden sie steigen, wenden Sie sich bitte an Ihren Kundenbetreuer.',
  ),
  h2('Transportschaden und Verlust'),
  ul(
    'Melden Sie Schäden innerhalb von 48 Stunden nach der Lieferung, mit Fotos von Paket, Etikett und Teilen',
    'Bewegt sich die Sendungsverfolgung seit zehn Arbeitstagen nicht, schreiben Sie uns; wir stellen beim Paketdienst einen Nachforschungsauftrag',
    'Als unzustellbar zurückgesandte Pakete gehen erneut ab, sobald die Adresse bestätigt ist',
  ),
  info('Stand: 1. November 2026. Frühere Fassungen auf Anfrage.'),
)

const returnPolicy = text(
  'Rückgabebedingungen',
  'Was zurückgegeben werden kann, wie Sie die Rückgabe beantragen und wie lange sie dauert.',
  figures(
    ['48 Stunden', 'Meldefrist bei Transportschäden'],
    ['7 Tage', 'längste Zeit bis zu unserer Antwort'],
    ['4 Arten', 'Rückgabe, Umtausch, Ersatz, Reparatur'],
  ),
  h2('So gehen Sie vor'),
  ol(
    'Öffnen Sie die gelieferte Bestellung in Ihrem Konto und wählen Sie neben dem Artikel „Reklamation“',
    'Wählen Sie Art und Grund der Reklamation, die Menge und ob die Verpackung geöffnet wurde',
    'Fügen Sie Fotos hinzu: Etikett auf dem Beutel, Teil, Fehler',
    'Reichen Sie die Reklamation ein. Sie erhalten eine Nummer und können jeden Schritt unter „Meine Reklamationen“ verfolgen',
  ),
  p(
    'Die Frist für jede Art der Reklamation steht im Formular. Teile aus mehreren Paketen lassen sich Paket für Paket zurückgeben.',
  ),
  h2('Wie es weitergeht'),
  table(
    ['Schritt', 'Wer', 'Was'],
    ['Eingereicht', 'wir', 'antworten innerhalb von 7 Tagen'],
    ['Genehmigt', 'Sie', 'drucken den Rücksendeschein und senden die Teile zurück'],
    ['Rücksendung eingegangen', 'wir', 'zählen und prüfen die Teile'],
    ['Erstattet oder ersetzt', 'wir', 'erstatten auf das Zahlungsmittel oder versenden Ersatz'],
    ['Abgelehnt', 'wir', 'nennen den Grund; Sie können in der Reklamation antworten'],
  ),
  h2('Wer die Rücksendung bezahlt'),
  p(
    'Wir, wenn das Teil fehlerhaft, falsch geliefert oder beim Transport beschädigt worden ist; sonst Sie. Die Versandkosten der Bestellung erstatten wir, wenn sie aus einem Grund, der bei uns liegt, vollständig zurückgegeben wird.',
  ),
  h2('Was nicht zurückgegeben werden kann'),
  ul(
    'Sonderanfertigungen und Artikel aus Auftragsfertigung',
    'Angeschnittene Rollen und feuchteempfindliche Teile, deren Versiegelung geöffnet ist',
    'Teile, die gelötet, gecrimpt oder gesteckt wurden',
  ),
  p('Fehlerhafte Teile sind ausgenommen: Sie werden in jedem Fall ersetzt oder erstattet.'),
  h2('Abgekündigte Artikel'),
  p(
    'Abkündigungen geben wir 12 Monate im Voraus bekannt und unterstützen die Artikel danach noch 5 Jahre: Wir nennen einen Nachfolgeartikel, wo es einen gibt, und bearbeiten Reklamationen aus einem dafür zurückgelegten Bestand.',
  ),
  info(
    'Kaufen Sie als Verbraucher, gelten zusätzlich die Widerrufs- und Gewährleistungsrechte des für Sie geltenden Rechts. Stand: 1. November 2026.',
  ),
)

const privacyPolicy = text(
  'Datenschutzerklärung',
  'Welche Daten wir speichern, wozu und wie lange.',
  h2('Was wir speichern und wozu'),
  table(
    ['Daten', 'Zweck', 'Speicherdauer'],
    ['Telefonnummer oder E-Mail-Adresse, Passwort als Hash', 'Ihr Konto', 'bis Sie das Konto löschen'],
    [
      'Lieferadressen',
      'Versand, Versandkosten, Zoll',
      'bis Sie sie löschen; in einer Bestellung so lange wie die Bestellung',
    ],
    [
      'Bestellungen, Rechnungen, Reklamationen',
      'Vertrag, Gewährleistung',
      'so lange, wie es die gesetzlichen Vorschriften für Rechnungen verlangen',
    ],
    [
      'Kontakt- und Feedbackformulare mit ihren Dateien',
      'unsere Antwort',
      'bis die Sache erledigt ist und Sie die Löschung verlangen',
    ],
    ['Anmeldungen und sicherheitsrelevante Ereignisse', 'Schutz Ihres Kontos', '90 Tage'],
    [
      'Besuche: Zeitpunkt, Sprache, erste Seite, Land nach Ihrer Zeitzone, verweisende Website; keine IP-Adresse; nicht bei aktiviertem Do Not Track',
      'um zu sehen, welche Seiten gelesen werden',
      '90 Tage, einmal je Browsersitzung',
    ],
  ),
  h2('Wie gespeichert wird'),
  p(
    'Namen, Adressen und Freitexte werden getrennt von den Bestellungen gespeichert. Verlangen Sie die Löschung, werden sie dort gelöscht; in der Bestellung bleibt nur, was die gesetzlichen Vorschriften für Rechnungen verlangen.',
  ),
  h2('In Ihrem Browser'),
  ul(
    'Sprache, Währung und Darstellung',
    'Suchverlauf, zuletzt angesehene und verglichene Artikel',
    'Die Sitzung, solange Sie angemeldet sind; sie endet nach 30 Tagen ohne Nutzung',
    'Kein Tracking durch Dritte, keine Werbe-Cookies',
  ),
  h2('Wer Daten erhält'),
  ul(
    'Der Paketdienst: Name, Adresse, Telefonnummer und Inhalt des Pakets',
    'Der Zahlungsdienstleister: Bestellnummer und Betrag',
    'Der Zoll: Rechnung und Adresse',
  ),
  h2('Ihre Rechte'),
  p(
    'In Ihrem Konto können Sie Ihre Daten einsehen, berichtigen und vollständig herunterladen und das Konto löschen. Für alles Weitere schreiben Sie uns; wir antworten innerhalb von 30 Tagen.',
  ),
  info('Stand: 1. November 2026. Frühere Fassungen auf Anfrage.'),
)

const termsOfSale = text(
  'Allgemeine Geschäftsbedingungen (AGB)',
  'Was für Ihre Bestellung gilt: Vertrag, Preise, Lieferung, Rückgabe.',
  h2('1. Vertragspartner und Geltungsbereich'),
  p(
    'Diese Bedingungen gelten für jede Bestellung in diesem Shop, durch Unternehmer wie durch Verbraucher. Bedingungen des Käufers gelten nur, wenn wir ihnen schriftlich zugestimmt haben. Kaufen Sie als Verbraucher, bleiben die Rechte, die Ihnen das für Sie geltende Recht gibt, in jedem Fall unberührt.',
  ),
  h2('2. Vertragsschluss'),
  p(
    'Die Seiten des Shops sind eine Aufforderung zur Bestellung. Ihre Bestellung ist ein verbindliches Angebot; mit ihr wird die Ware reserviert, und Preise, Währung und Wechselkurs stehen fest. Der Vertrag kommt zustande, wenn wir den Zahlungseingang bestätigen. Eine unbezahlte Bestellung verfällt mit Ablauf der angegebenen Frist und kann bis zur Zahlung storniert werden.',
  ),
  h2('3. Preise und Zahlung'),
  p(
    'Die Preise gelten je Stück bei der angezeigten Menge, ohne Einfuhrabgaben und Steuern des Lieferlandes. Die Gesamtsumme an der Kasse enthält die Versandkosten. Die Zahlung ist sofort fällig, mit den an der Kasse angebotenen Zahlungsarten und in der dort angegebenen Währung. Angebote gelten 30 Tage.',
  ),
  h2('4. Lieferung'),
  p(
    'Liefertermine ergeben sich aus Bestand, Lieferzeit von Artikeln aus Auftragsfertigung und Versandart: siehe [Versandbedingungen](page:shippingPolicy). Artikel aus Auftragsfertigung können nach Beginn der Fertigung nicht mehr storniert werden. Die Gefahr geht auf Unternehmer mit der Übergabe an den Paketdienst über, auf Verbraucher mit der Lieferung.',
  ),
  h2('5. Rückgabe und Mängel'),
  p(
    'Melden Sie Transportschäden und falsche Mengen innerhalb von 48 Stunden nach der Lieferung. Mangelhafte Teile werden nach Prüfung ersetzt oder erstattet; wie Sie vorgehen, steht in den [Rückgabebedingungen](page:returnPolicy). Gelötete, gecrimpte oder anderweitig gebrauchte Teile nehmen wir nur bei Mängeln zurück.',
  ),
  h2('6. Verwendung der Teile'),
  p(
    'Zeichnungen und Daten dienen der Auswahl; maßgeblich ist das Datenblatt des Herstellers. Die Teile sind nicht für lebenserhaltende Systeme, kerntechnische Anlagen oder Waffensysteme bestimmt, sofern der Hersteller sie nicht schriftlich dafür freigibt. Für Ausfuhrgenehmigungen und die Einhaltung des Sanktionsrechts beim Weiterverkauf sind Sie verantwortlich.',
  ),
  h2('7. Haftung, Eigentumsvorbehalt, Gerichtsstand'),
  p(
    'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Personenschäden, im Übrigen für vorhersehbare Schäden bis zum Wert der Bestellung. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Gerichtsstand für Unternehmer ist unser Sitz; Verbraucher können auch an ihrem Wohnsitz klagen.',
  ),
  info(
    'Dies ist ein Demonstrationsshop: Hier kommt kein Vertrag zustande. Stand: 1. November 2026. Frühere Fassungen auf Anfrage.',
  ),
)

const imprint = text(
  'Impressum',
  'Wer für diesen Shop verantwortlich ist.',
  h2('Betreiber'),
  p(
    'Meridian Connect ist eine fiktive Firma. Sie hat keinen Registereintrag, keine Steuernummer und keine Geschäftsräume; diese Seite zeigt, wo eine Firma, die den Shop betreibt, diese Angaben machen würde.',
  ),
  table(
    ['Angabe', 'Wert in dieser Demonstration'],
    ['Name', 'Meridian Connect (fiktiv)'],
    ['Telefon', '+44 20 7946 0018 (eine für Fiktion reservierte Nummer)'],
    ['E-Mail', 'desk@meridian-connect.example (eine Adresse, die es nicht geben kann)'],
    ['Register- und Steuernummer', 'keine'],
  ),
  h2('Daten und Lizenzen'),
  ul(
    'Footprint-Daten: KiCad-Bibliothek, CC BY-SA 4.0',
    'Namen von Herstellern und Baureihen gehören ihren Inhabern und dienen der Bezeichnung der Artikel',
    'Preise, Bestände, Lieferzeiten, Zertifikate und Patente sind Beispielwerte',
  ),
)

/** Policies in German. */
export const germanPolicies: Translations = {
  'page shippingPolicy': shippingPolicy,
  'page returnPolicy': returnPolicy,
  'page privacyPolicy': privacyPolicy,
  'page termsOfSale': termsOfSale,
  'page imprint': imprint,
}
