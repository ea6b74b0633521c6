#!/bin/sh
# Installs the site on Debian or Ubuntu. It changes only what is not as it should be, so it can run again at any time.
#   sh /srv/kindred-ground/docs/deploy/install.sh [--dry-run] [nginx|caddy]
# --dry-run prints every command, and runs none.
set -eu
dry='' proxy=nginx
for word; do
  case $word in
    --dry-run) dry=yes ;;
    nginx | caddy) proxy=$word ;;
    *) echo "install.sh: '$word' is unknown; use --dry-run, nginx or caddy" >&2; exit 2 ;;
  esac
done
code=/srv/kindred-ground settings=/etc/kindred-ground.env
cd $code/docs/deploy

run() {
  printf '+ %s\n' "$*"
  [ "$dry" ] || "$@"
}
# Writes its input to a file, if it is different. Succeeds if it has changed.
put() { # MODE OWNER FILE
  new=$(cat)
  [ -e "$3" ] && [ "$(cat "$3")" = "$new" ] && return 1
  printf '+ write %s\n' "$3"
  [ "$dry" ] || printf '%s\n' "$new" | install -m "$1" -g "$2" /dev/stdin "$3"
}
setting() { sed -n "s/^$1=//p" $settings 2> /dev/null; }

# 1. Settings. People fill in the first three.
if [ ! -e $settings ]; then
  run groupadd --system --force kindred-ground
  { cat kindred-ground.env; echo "SECRET=$(openssl rand -base64 32)"; } | put 640 kindred-ground $settings || true
fi
if [ ! "$dry" ] && grep -q 'example\.org' $settings; then
  echo "Fill in ORIGIN, STAFF_ADDRESS and SMTP_URL in $settings, and run this again." >&2
  exit 3
fi
domain=$(setting ORIGIN | sed "s,^https://,,")
domain=${domain:-www.example.org}
[ -e $settings ] && [ -z "$(setting MAIL_FROM)" ] && [ ! "$dry" ] && echo "MAIL_FROM=$(setting STAFF_ADDRESS)" >> $settings

{ grep -sE '^(ORIGIN|SAMPLES)=' $settings || true; } | put 644 root /etc/kindred-build.env || true

# 2. Packages. The project installs its own Node.
packages="git ca-certificates openssl nodejs npm nftables $proxy"
[ $proxy = nginx ] && packages="$packages certbot"
run apt-get update -qq
run apt-get install -y -qq --no-install-recommends $packages

# 3. Users and folders. Packages run code at install and build, so kindred-build owns the code, but no data.
id kindred-ground > /dev/null 2>&1 || run useradd --system --gid kindred-ground --shell /usr/sbin/nologin kindred-ground
id kindred-build > /dev/null 2>&1 || run useradd --system --home-dir /var/lib/kindred-build --shell /usr/sbin/nologin kindred-build
run install -d -o kindred-build /var/lib/kindred-build /srv/kindred-site
run install -d -m 700 -o kindred-ground -g kindred-ground /var/lib/kindred-ground /var/backups/kindred-ground
run chown -R kindred-build $code

# 4. Pages
[ -e /srv/kindred-site/current ] || {
  run runuser -u kindred-build -- env HOME=/var/lib/kindred-build sh site build
  run runuser -u kindred-build -- env HOME=/var/lib/kindred-build sh site publish
}

# 5. Commands, service and timers. The drop-in for `kindred-ground-` also holds for the units of the timers.
put 755 root /usr/local/bin/inbox < inbox || true
put 755 root /usr/local/sbin/kindred-ground-upgrade < upgrade || true
run install -d /etc/systemd/system/kindred-ground.service.d /etc/systemd/system/kindred-ground-.service.d
changed=''
for unit in *.service *.timer; do put 644 root "/etc/systemd/system/$unit" < "$unit" && changed=yes; done
for folder in kindred-ground kindred-ground-; do
  put 644 root "/etc/systemd/system/$folder.service.d/sandbox.conf" < sandbox.conf && changed=yes
done
run systemctl daemon-reload
run systemctl enable --now kindred-ground kindred-ground-backup.timer kindred-ground-restore-test.timer kindred-build.timer
[ "$changed" ] && run systemctl restart kindred-ground

# 6. Limits on floods, in the kernel
limits=''
put 644 root /etc/kindred-floods.nft < floods.nft && limits=yes
run systemctl enable --now kindred-floods
[ "$limits" ] && run systemctl restart kindred-floods

# 7. Proxy and certificates
case $proxy in
  caddy)
    sed "s/www\.example\.org/$domain/" Caddyfile | put 644 root /etc/caddy/Caddyfile && run systemctl reload-or-restart caddy
    ;;
  nginx)
    run install -d /etc/kindred-ground /var/lib/kindred-ground-acme
    # nginx starts with a temporary certificate, and then answers the questions for a real one.
    [ -e /etc/kindred-ground/fullchain.pem ] ||
      run openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=$domain" -days 30 \
        -keyout /etc/kindred-ground/privkey.pem -out /etc/kindred-ground/fullchain.pem
    [ -e /etc/nginx/sites-enabled/default ] && run rm /etc/nginx/sites-enabled/default
    sed "s/www\.example\.org/$domain/" nginx.conf | put 644 root /etc/nginx/conf.d/kindred-ground.conf && run systemctl reload-or-restart nginx
    [ -e "/etc/letsencrypt/live/$domain" ] || {
      run certbot certonly --webroot --webroot-path /var/lib/kindred-ground-acme --domain "$domain" --non-interactive \
        --agree-tos --email "$(setting STAFF_ADDRESS)" --deploy-hook 'systemctl reload nginx'
      run ln -sf "/etc/letsencrypt/live/$domain/fullchain.pem" "/etc/letsencrypt/live/$domain/privkey.pem" /etc/kindred-ground/
      run systemctl reload nginx
    }
    ;;
esac
echo "The site is at https://$domain."
