import { useId } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/site/brand.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import text from '#ui/text.module.css';
import forms from '../../forms/forms.module.css';
import { usePathTo } from '../../links/links.tsx';
import { Definitions } from '../../sections/cards.tsx';
import { Hero } from '../../sections/hero.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { usePage } from '../../words/use-words.ts';

/** One field and a button: the browser sends it by itself, and the server leads to the page that says what follows. */
export default function MyDataPage() {
  const { words, language, prefix } = usePage<'my-data'>();
  const id = useId();
  const to = usePathTo();
  const email = <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>;
  const privacy = <Link to={to('privacy')}>{words.form.privacy}</Link>;
  return (
    <>
      <Hero title={words.hero.title} lead={words.hero.lead}>
        <form
          action={to('my-data')}
          method="post"
          className={`${forms.panel} ${forms.form}`}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-notice`}
        >
          <Heading level={2} size="sub" id={`${id}-title`}>
            {words.form.title}
          </Heading>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="prefix" value={prefix} />
          <Field
            label={words.form.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
          />
          <div className={forms.actions}>
            <Button type="submit" large>
              {words.form.send}
            </Button>
          </div>
          <p id={`${id}-notice`} className={text.note}>
            <LinkedText links={{ email, privacy }}>{words.form.notice}</LinkedText>
          </p>
        </form>
      </Hero>
      <Definitions {...words.steps} />
    </>
  );
}
