import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PARTS } from '#shared/help-lines.ts'
import { RichText } from '#ui/site/rich-text.tsx'

const REGISTER = 'https://www.mfcr.cz/cs/kontrola-a-regulace/hazardni-hry/rejstrik-vyloucenych-osob-rvo/pro-verejnost'

const STEPS = [
  `**Vyberte cestu.** O zápis požádáte [přímo u Ministerstva financí](${REGISTER}), nebo v účtu u provozovatele, u kterého hrajete. Platí u všech, ať zvolíte kteroukoli.`,
  '**Prokažte, že jste to vy.** U ministerstva se přihlásíte elektronickou identitou, třeba bankovní, nebo použijete datovou schránku. Na jeho stránkách najdete i možnost podat žádost na papíře.',
  '**Vyplňte a odešlete žádost** o zápis na vlastní žádost. Uveďte e-mail nebo telefon, ať se vám úřad může rychle ozvat.',
  '**Počkejte na sdělení, že jste zapsaní.** Mezitím si pomozte panic buttonem, můžete ho použít opakovaně.',
]

export const ExclusionSteps = () => (
  <section className="prose tool">
    <h2 id={HELP_PARTS.register}>{hardSpaces('Vylučte se na delší dobu: rejstřík vyloučených osob')}</h2>
    <p>
      <RichText
        nodes={rt(
          '**Rejstřík fyzických osob vyloučených z účasti na hazardních hrách** vede Ministerstvo financí. Koho má zapsaného, toho legální provozovatelé ke hře nepustí: ani na internetu, ani v herně a v kasinu.',
        )}
      />
    </p>
    <ol className="help-steps">
      {STEPS.map((step) => (
        <li key={step}>
          <div>
            <RichText nodes={rt(step)} />
          </div>
        </li>
      ))}
    </ol>
    <p>
      <RichText
        nodes={rt(
          'Zápis na vlastní žádost nekončí sám od sebe. O výmaz můžete požádat **nejdříve po roce**, a ten rok je na zápisu to nejcennější.',
        )}
      />
    </p>
  </section>
)
