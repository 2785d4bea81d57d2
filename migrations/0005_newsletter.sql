-- Up Migration

-- Nobody is on the list before they pressed the button in their own mail.
CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  source text NOT NULL,
  form_data jsonb NOT NULL,
  consent_text_version text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Perhaps asked for by a program: kept, flagged, and written to by nobody.
  suspicion text CHECK (suspicion IN ('honeypot', 'too-fast')),
  -- Those who have left stay so until they press the link themselves; until then what was asked for anew, perhaps by a
  -- stranger, stands beside what they had agreed to.
  renewal jsonb
);

CREATE INDEX newsletter_subscribers_mailbox ON newsletter_subscribers (mailbox_of(email));
