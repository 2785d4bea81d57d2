#!/bin/sh
# Run once by the database's own image, as its superuser, when its folder is still empty.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_PASSWORD" --set api="$API_PASSWORD" --set worker="$WORKER_PASSWORD" <<'SQL'
CREATE ROLE voltige_owner LOGIN PASSWORD :'owner';
CREATE ROLE voltige_api LOGIN PASSWORD :'api';
CREATE ROLE voltige_worker LOGIN PASSWORD :'worker';
CREATE DATABASE voltige OWNER voltige_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE voltige FROM PUBLIC;
GRANT CONNECT ON DATABASE voltige TO voltige_api, voltige_worker;
SQL
