# Creates the local folder for evidence pictures (docs/evidence.md).
# shellcheck shell=bash disable=SC2154 # root, services_dir come from services.sh
storage_dir=$services_dir/storage

storage_up() {
  if [ -n "${STORAGE_DIRECTORY:-}${S3_ENDPOINT:-}" ] || grep -qsE '^(STORAGE_DIRECTORY|S3_ENDPOINT)=.' "$root/.env"; then
    echo "storage: already configured; nothing to create"
    return
  fi
  mkdir -p -m 700 "$storage_dir" "$root/.services"
  echo "STORAGE_DIRECTORY=$storage_dir" >"$root/.services/storage.env"
  storage_status
}

storage_down() { storage_status; } # there is no process to stop, and the files stay

storage_status() { if [ -d "$storage_dir" ]; then echo "storage: local folder"; else echo "storage: none"; fi; }
