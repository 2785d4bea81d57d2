-- Up Migration

-- Contact requests, from the page and from the dialog.
CREATE TABLE form_submissions (
  id uuid PRIMARY KEY,
  form_type text NOT NULL CHECK (form_type IN ('contact', 'demo_request')),
  email text NOT NULL,
  name text NOT NULL,
  company text,
  phone text,
  message text NOT NULL,
  lead_score numeric NOT NULL,
  form_data jsonb NOT NULL,
  suspicion text CHECK (suspicion IN ('honeypot', 'too-fast')),
  simulator_result_id uuid REFERENCES simulator_results ON DELETE SET NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  notice_text_version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When somebody found that no program had sent it: what was promised counts from then on.
  released_at timestamptz,
  search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', search_words(
    coalesce(company, '') || ' ' || name || ' ' || email
  ))) STORED
);

CREATE INDEX form_submissions_email ON form_submissions (email);
CREATE INDEX form_submissions_mailbox ON form_submissions (mailbox_of(email));
CREATE INDEX form_submissions_arrived ON form_submissions (created_at, id);
CREATE INDEX form_submissions_search ON form_submissions USING gin (search);
CREATE INDEX form_submissions_simulation ON form_submissions (simulator_result_id)
  WHERE simulator_result_id IS NOT NULL;
